/**
 * Names of weekdays and months for calendars: antd's own texts do not hold them. Registering a
 * language chooses none.
 */
import 'dayjs/locale/zh-cn';
