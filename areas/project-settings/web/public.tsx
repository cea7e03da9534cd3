// Components shared by the settings pages of other areas.

export { HistorySection } from './HistorySection.tsx'
export { SettingForm } from './SettingForm.tsx'
export { SettingsPage, type FieldParts, type SettingsForm } from './SettingsPage.tsx'
export { WebsiteSection } from './WebsiteSection.tsx'
export { useSettingForm, type FieldsOf } from './use-setting-form.ts'
