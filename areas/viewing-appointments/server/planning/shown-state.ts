// SQL of the state that people see, for an appointment `t` and any reader: lists, details and the calendar agree.

/** While some slots can still be booked, only those count. */
const bookable = (slot: string) =>
  `${slot}.cancelled_at is null and ${slot}.starts_at > now() + t.book_until_hours * interval '1 hour'`

const slots = (alias: string) =>
  `viewing_slot ${alias} where ${alias}.workspace_id = t.workspace_id and ${alias}.appointment_id = t.id`

export const isFull = `t.state = 'published' and t.kind <> 'open' and not exists (
  select from ${slots('s')} and s.cancelled_at is null and s.taken < s.capacity
    and (${bookable('s')} or not exists (select from ${slots('l')} and ${bookable('l')})))`

export const shownStateSql = `case when ${isFull} then 'full' else t.state end`

/** Persons, without cancelled slots. */
export const seatsSql = `(select coalesce(sum(s.capacity), 0)::int from ${slots('s')} and s.cancelled_at is null)`
export const takenSql = `(select coalesce(sum(s.taken), 0)::int from ${slots('s')} and s.cancelled_at is null)`
