// One colour per state across the whole product (DESIGN §2). Keys are the wire's; unknown ones stay grey.

import type { Tone } from '../theme/tokens.ts'

const toneByState: Record<string, Tone> = {
  'active.new': 'blue',
  'active.in_progress': 'amber',
  'active.evaluated': 'violet',
  active: 'green',
  inactive: 'grey',
  invited: 'blue',
  with_offer: 'amber',
  'with_offer.declined': 'red',
  assigned: 'teal',
  'sale.new': 'blue',
  'sale.client.signed': 'violet',
  'sale.fee.transferred': 'amber',
  'sale.reservation.completed': 'green',
  available: 'green',
  reserved: 'amber',
  rented: 'grey',
  sold: 'grey',
  open: 'blue',
  propose: 'amber',
  no_interest: 'grey',
  sent: 'grey',
  new: 'blue',
  'waitlist.accepted': 'green',
  accepted: 'green',
  declined: 'red',
  expired: 'grey',
  without_contract: 'amber',
  contract_sent: 'blue',
  with_contract: 'green',
  quit: 'grey',
  draft: 'grey',
  ready: 'green',
  published: 'green',
  'investor.inactive': 'grey',
  interested: 'green',
  not_interested: 'grey',
  booked: 'blue',
  cancelled: 'grey',
  completed: 'green',
  present: 'green',
  temp: 'grey',
  in_progress: 'amber',
  failed: 'red',
  terminated: 'red',
}

export function toneOf(state: string): Tone {
  return toneByState[state] ?? 'grey'
}
