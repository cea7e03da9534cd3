// States of a B2B project. NBO and BO are no states: neither binds anyone, only the notarised deed does.

export const projectStates = ['draft', 'published', 'reserved', 'sold', 'withdrawn'] as const
export type ProjectState = (typeof projectStates)[number]

/** Investors may enter; a reserved project still shows its pages to those admitted. */
export const openStates: readonly ProjectState[] = ['published', 'reserved']
export const isOpenProject = ({ state }: { state: ProjectState }): boolean => openStates.includes(state)

export const projectStateText = (state: ProjectState): string => `projects_state_${state}`
