// Formats a number of rows: exact up to the cap, then "10'000+".

import { formatNumber } from '../i18n/format.ts'

export const countWords = (count: number, capped: boolean) => `${formatNumber(count)}${capped ? '+' : ''}`
