// SQL about how far an application to buy came, for figures and lists of higher areas. What was reached stays reached
// if the reservation is released later; a reservation that held the object outlives its application.

const ofApplication = (alias: string) => `r.workspace_id = ${alias}.workspace_id and r.application_id = ${alias}.id`
const isCountersigned = `(r.countersigned_at is not null or r.state = 'sold')`

/** True if both sides signed a reservation of the application with this alias. */
export const hasReservedSql = (alias: string): string =>
  `exists (select from reservation r where ${ofApplication(alias)} and ${isCountersigned})`

/** True if the purchase of the application with this alias is notarised. */
export const hasBoughtSql = (alias: string): string =>
  `exists (select from reservation r where ${ofApplication(alias)} and r.state = 'sold')`

/** Instant of the first countersignature; null without one. */
export const reservedAtSql = (alias: string): string =>
  `(select min(r.countersigned_at) from reservation r where ${ofApplication(alias)})`

/** Day of the deed; null without one. */
export const boughtOnSql = (alias: string): string =>
  `(select min(s.notarised_on) from reservation r
    join sale_completion s on s.workspace_id = r.workspace_id and s.reservation_id = r.id
    where ${ofApplication(alias)} and r.state = 'sold')`
