// Path of the website. The root of the host belongs to the staff.

export const sitePath = '/website'
