// Kind of owner of the photos of a hand-over; the owner is the reservation.

export const photoOwner = 'sale_handover'
