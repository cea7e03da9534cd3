// Whether a room is open to a guest now. Checked in each call, so that an end applies to open sessions at once.

export const roomStates = ['open', 'closed', 'freezing', 'frozen'] as const
export type RoomState = (typeof roomStates)[number]

export interface JudgedRoom {
  state: RoomState
  closesOn: string | null
  endsWhenSold: boolean
}

export interface JudgedGuest {
  accessUntil: string | null
  endedAt: Date | null
}

interface Moment {
  /** Day in Switzerland, YYYY-MM-DD. */
  today: string
  isSold: boolean
}

/** Reasons why a guest has no access; text keys `document_room_ended_…`. */
export type EndReason = 'by_staff' | 'day_passed' | 'sold' | 'closed' | 'archived'

/** Null while the room is open to guests. */
export function roomEnd({ state, closesOn, endsWhenSold }: JudgedRoom, { today, isSold }: Moment): EndReason | null {
  if (state === 'freezing' || state === 'frozen') return 'archived'
  if (state === 'closed') return 'closed'
  if (endsWhenSold && isSold) return 'sold'
  return closesOn !== null && today > closesOn ? 'day_passed' : null
}

export function guestEnd(room: JudgedRoom, guest: JudgedGuest, moment: Moment): EndReason | null {
  if (guest.endedAt) return 'by_staff'
  const end = roomEnd(room, moment)
  if (end) return end
  return guest.accessUntil !== null && moment.today > guest.accessUntil ? 'day_passed' : null
}

/** Files, categories and people of an archive stay as they are. */
export const isWritable = ({ state }: Pick<JudgedRoom, 'state'>): boolean => state === 'open' || state === 'closed'
