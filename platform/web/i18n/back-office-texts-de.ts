// What the back office says in German beside what public pages say, too: one file, which is there at once or not at all.

export const files = import.meta.glob<Record<string, string>>(
  ['../../../areas/*/texts/de.json', '!../../../areas/{application-form,buildings,home,objects}/texts/*.json'],
  { import: 'default', eager: true },
)
