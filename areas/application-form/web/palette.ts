import type { PalettePart } from '#platform/web/shell/palette/palette-part.ts'

export const applicationFormPalette: PalettePart = {
  actions: [
    {
      id: 'paper application',
      title: 'application_form_paper_begin',
      icon: 'file-text',
      permission: 'applications_write',
      path: '/applications',
      search: { create: 'paper' },
    },
  ],
}
