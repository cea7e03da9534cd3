// Reservations with a fee are part of the books.

/** Years after the end of a reservation (art. 958f CO). */
export const keptYears = 10
