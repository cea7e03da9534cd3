// Names of the jobs of a reservation.

export const expireReservationJob = 'expire-sale-reservation'
export const remindReservationJob = 'remind-sale-reservation'
export const remindCountersignatureJob = 'remind-sale-countersignature'
