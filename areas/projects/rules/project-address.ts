// Paths of the pages of a project.

export const projectsPath = '/projects'
export const projectPath = (id: string): string => `${projectsPath}/${id}`
export const teaserPath = (slug: string): string => `/project-teaser/${slug}`
export const memorandumPath = (slug: string): string => `/project-memorandum/${slug}`
export const pitchPath = (slug: string): string => `/project-memorandum-pitch/${slug}`
/** Where investors sign in and register, by areas above. */
export const entryPath = (slug: string): string => `/b2b-entry/${slug}`
/** Where an investor signs the confidentiality agreement, by areas above. */
export const ndaPath = (slug: string): string => `/project-nda/${slug}`
