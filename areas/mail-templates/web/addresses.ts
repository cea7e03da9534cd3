// Addresses of the screens of mail templates.

export const communicationSettings = '/project-settings/communication'

export const addressOf = {
  templates: `${communicationSettings}/mail-templates`,
  template: (id: string) => `${communicationSettings}/mail-templates/${id}`,
  newTemplate: (kind: string) => `${communicationSettings}/mail-templates/new?kind=${kind}`,
}
