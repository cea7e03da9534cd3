// Interface to areas that write to interested people.

export { thoseWantingAny } from './mailing.ts'
