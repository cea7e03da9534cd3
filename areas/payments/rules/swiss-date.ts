/** 26.11.2026 */
export const swissDate = (day: string): string => day.split('-').toReversed().join('.')
