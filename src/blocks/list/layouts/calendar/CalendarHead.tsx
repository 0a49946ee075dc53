import Left from '@ant-design/icons/es/icons/LeftOutlined';
import Loading from '@ant-design/icons/es/icons/LoadingOutlined';
import Right from '@ant-design/icons/es/icons/RightOutlined';
import { Button, DatePicker, Segmented } from 'antd';
import dayjs from 'dayjs';
import { texts } from '../texts.ts';
import { stepSpan, type Span } from './days.ts';

interface Props {
  span: Span;
  today: string;
  loading: boolean;
  onShow(span: Span): void;
}

/** Which days are shown: today, those before and after, any month, by months or weeks. */
export function CalendarHead({ span, today, loading, onShow }: Props) {
  const { unit, day } = span;
  const isMonth = unit === 'month';
  return (
    <header className="pl-calendar-head">
      <Button onClick={() => onShow({ unit, day: today })}>{texts.layouts.today}</Button>
      <Button
        type="text"
        icon={<Left />}
        aria-label={isMonth ? texts.layouts.monthBefore : texts.layouts.weekBefore}
        onClick={() => onShow(stepSpan(span, -1))}
      />
      <DatePicker
        picker={isMonth ? 'month' : 'date'}
        value={dayjs(day)}
        allowClear={false}
        variant="borderless"
        aria-label={texts.layouts.choose}
        onChange={(chosen) => onShow({ unit, day: chosen.format('YYYY-MM-DD') })}
      />
      <Button
        type="text"
        icon={<Right />}
        aria-label={isMonth ? texts.layouts.monthAfter : texts.layouts.weekAfter}
        onClick={() => onShow(stepSpan(span, 1))}
      />
      {loading && <Loading aria-hidden />}
      <Segmented
        className="pl-calendar-unit"
        aria-label={texts.layouts.unit}
        value={unit}
        options={[
          { value: 'month', label: texts.layouts.month },
          { value: 'week', label: texts.layouts.week },
        ]}
        onChange={(chosen) => onShow({ unit: chosen as Span['unit'], day: dayIn(span, today) })}
      />
    </header>
  );
}

/** The day whose week follows a month: today where the month has it. */
const dayIn = ({ day }: Span, today: string): string =>
  day.slice(0, 7) === today.slice(0, 7) ? today : day;
