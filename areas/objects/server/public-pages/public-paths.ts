// Where the public finds the list and an object of it.

export const publicListPath = '/public-object-list'
export const publicObjectPath = (id: string): string => `/public-object-details/${id}`
