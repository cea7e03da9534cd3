// Paths of the public list and of a public object.

export const publicListPath = '/public-object-list'
export const publicObjectPath = (id: string): string => `/public-object-details/${id}`
