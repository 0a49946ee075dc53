/** What the server says of maps, in English. */
export const maps: Readonly<Record<string, string>> = {
  未配置路线服务: 'No route service is set up',
  '坐标格式不正确，应为“经度,纬度”': 'Coordinates must be written as longitude,latitude',
  路线服务返回了无法识别的内容: 'The route service gave an answer that is none',
  地图服务返回的内容过大: 'The answer of the map service is too large',
  '地图服务响应超时，请稍后再试':
    'The map service takes too long to answer. Please try again later',
  '地图服务暂时无法连接，请稍后再试': 'The map service cannot be reached. Please try again later',
};
