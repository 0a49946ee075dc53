/** How names of divisions are built: they are Chinese in every language. */

/** What a name says beside itself: 杭州市 is 杭州. */
export const endings = /(?:特别行政区|(?:维吾尔|壮族|回族)?自治区|省|市|区|县|盟|地区)$/;

/** The same of provinces, where a map has little room. */
export const provinceEndings = /(?:维吾尔|壮族|回族)?自治区$|特别行政区$|[省市]$/;
