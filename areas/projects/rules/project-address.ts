// Paths of the pages of a project.

export const projectsPath = '/projects'
export const projectPath = (id: string): string => `${projectsPath}/${id}`
export const teaserPath = (slug: string): string => `/project-teaser/${slug}`
export const memorandumPath = (slug: string): string => `/project-memorandum/${slug}`
export const pitchPath = (slug: string): string => `/project-memorandum-pitch/${slug}`
/** Path of the page where investors sign in and register, served by areas above. */
export const entryPath = (slug: string): string => `/b2b-entry/${slug}`
/** Path of the page where an investor signs the confidentiality agreement, served by areas above. */
export const ndaPath = (slug: string): string => `/project-nda/${slug}`
