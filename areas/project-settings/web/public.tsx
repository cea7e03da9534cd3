// What the other pages of the settings are built from.

export { HistorySection } from './HistorySection.tsx'
export { SettingForm } from './SettingForm.tsx'
export { WebsiteSection } from './WebsiteSection.tsx'
export { useSettingForm, type FieldsOf } from './use-setting-form.ts'
