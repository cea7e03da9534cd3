// Addresses of the change log. The specification gives the details a path without parameters, so the entry is a search
// value.

export const changelogPath = '/changelog'
export const detailsPath = '/changelog-details'

export const entryAddress = (id: string): string => `${detailsPath}?entry=${id}`

/** The list with all entries about one record. */
export const recordSearch = (id: string) => ({ filters: JSON.stringify({ record: [id] }) })
