// Forecast of the day by which the remaining objects are let, from the lettings of the last weeks. Lettings are counted
// as independent events; the square root of such a count varies by about one half, which gives the range.

import { laterDay } from '#platform/rules/calendar-day.ts'

/** 90 % of outcomes lie in the range. */
const spread = 1.645 / 2
/** A forecast beyond three years is too uncertain to show. */
const mostDays = 1095

export interface Forecast {
  /** Lettings a day. */
  pace: number
  /** Days from today; `latest` is null if the end cannot be foreseen. */
  days: number
  earliest: number
  latest: number | null
}

/** Null if nothing was let in the observed days, or nothing remains. */
export function forecastOf(lettings: number, observedDays: number, remaining: number): Forecast | null {
  if (lettings === 0 || remaining === 0 || observedDays === 0) return null
  const root = Math.sqrt(lettings)
  const pace = lettings / observedDays
  const fast = (root + spread) ** 2 / observedDays
  const slow = Math.max(0, root - spread) ** 2 / observedDays
  const daysAt = (rate: number) => Math.ceil(remaining / rate)
  const days = daysAt(pace)
  if (days > mostDays) return null
  const latest = slow === 0 ? null : daysAt(slow)
  return { pace, days, earliest: daysAt(fast), latest: latest !== null && latest <= mostDays ? latest : null }
}

export interface ForecastPoint {
  day: string
  let: number
  low: number
  high: number
}

/** Weekly points of the number of let objects from today until all are let, with the range between slow and fast. */
export function forecastPoints(
  today: string,
  alreadyLet: number,
  remaining: number,
  forecast: Forecast,
): ForecastPoint[] {
  const end = Math.min(forecast.latest ?? forecast.days * 2, mostDays)
  const step = Math.max(7, Math.ceil(end / 26 / 7) * 7)
  const days = Array.from({ length: Math.ceil(end / step) + 1 }, (_, index) => Math.min(index * step, end))
  const reached = (day: number, until: number | null) =>
    alreadyLet + (until === null ? 0 : Math.min(remaining, Math.floor((remaining * day) / until)))
  return days.map((day) => ({
    day: laterDay(today, day),
    let: reached(day, forecast.days),
    low: reached(day, forecast.latest),
    high: reached(day, forecast.earliest),
  }))
}
