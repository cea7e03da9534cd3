// Periods for which the data of investors is kept.

import { laterYear } from '#platform/rules/calendar-day.ts'

/** Years of bookkeeping (OR 958f); claims from a contract end by then, too (OR 127). */
export const bookkeepingYears = 10

/** Days after which an inactive investor without signature and offer, or an inactive person, is deleted. */
export const keptDaysAfterLeaving = 730
export const keptDaysOfPerson = 180

/** First day on which a signature may go: the years that the NDA binds, and then the years of bookkeeping. */
export const signatureKeptUntil = (signedOn: string, ndaYears: number): string =>
  laterYear(signedOn, ndaYears + bookkeepingYears)

/** Offers are kept as business letters. */
export const offerKeptUntil = (receivedOn: string): string => laterYear(receivedOn, bookkeepingYears)

export const leftBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)
