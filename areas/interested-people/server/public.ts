// Interface to areas that write to interested people.

export { thoseWantingAny, wishesAmong } from './mailing.ts'
