// Interface to areas above: finds interested people, writes to them, and sends them the application form.

export { findPerson as findInterestedPerson } from './person-row.ts'
export { thoseWantingAny, wishesAmong } from './mailing.ts'
export { sendFormTo } from './sending-form.ts'
export { interestedPerson, interestedWish } from './tables.ts'
