// A page that can be published, for tests.

import type { PageContent } from '../content.ts'
import { both, pageOf, paragraph, part } from '../templates/template.ts'

export const examplePage = (): PageContent =>
  pageOf({ title: both('Sägematt', 'Sägematt'), description: both('Neubau', 'Nouveau bâtiment') }, [
    part('opening', { title: both('Sägematt', 'Sägematt'), claim: both('Neu', 'Nouveau') }),
    part('text', { title: both('Projekt', 'Projet'), text: paragraph('Sechs Häuser', 'Six immeubles') }),
    part('objects', { title: both('Wohnungen', 'Logements') }),
  ])
