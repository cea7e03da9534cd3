// Path of the page of reports, at one report.

export const reportPath = (id: string): string => `/reporting/pdf?report=${id}`
