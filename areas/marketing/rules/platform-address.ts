// Page of the accounts at the portals.

export const settingsPath = '/project-settings/software-interfaces/rental-platforms'
