import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'

export const usersPalette: PalettePart = {
  actions: [
    {
      id: 'new user',
      title: 'users_create',
      icon: 'user',
      permission: 'admin',
      path: '/project-settings/user-management/users',
      search: { create: 'create' },
    },
  ],
}
