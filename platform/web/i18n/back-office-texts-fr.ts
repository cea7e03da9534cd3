// French texts of the back office that public pages do not need. A single file, so that they load all together or not
// at all.

export const files = import.meta.glob<Record<string, string>>(
  [
    '../../../areas/*/texts/fr.json',
    '!../../../areas/{application-form,buildings,home,objects,sales,viewing-appointments}/texts/*.json',
  ],
  { import: 'default', eager: true },
)
