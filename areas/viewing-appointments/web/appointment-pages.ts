// Pages and layouts of the two lists.

export const pathOfPage = {
  booked: '/viewing-appointments/booked',
  withoutRegistrations: '/viewing-appointments/without-registrations',
} as const
export type AppointmentsPageKey = keyof typeof pathOfPage

export const layouts = ['list', 'week', 'month'] as const
export type AppointmentsLayout = (typeof layouts)[number]

/** The list is the default and is not written into the address. */
export const layoutIn = (text: string | undefined): AppointmentsLayout => layouts.find((one) => one === text) ?? 'list'
