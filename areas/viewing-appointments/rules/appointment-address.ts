// Address of an appointment in the back office: its panel beside the list.

export const appointmentPanel = 'AppointmentEdit'

export const appointmentPath = (id: string): string => `/viewing-appointments/booked?panel=${appointmentPanel}:${id}`

/** Public booking page of an object, or of all general appointments. */
export const bookingPath = (objectId: string | null): string =>
  objectId === null
    ? '/action/appointments-booking-general-with-contact'
    : `/action/${objectId}/appointments-booking-object-with-contact`

/** List at the door behind the link of a host or caretaker. */
export const doorPath = (slug: string): string => `/door/${slug}`
