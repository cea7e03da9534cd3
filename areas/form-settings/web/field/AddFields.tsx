// Adds questions to a section: from the catalogue, or project questions.

import { Button, Menu } from '@mantine/core'
import { IconBooks, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '#platform/web/i18n/texts.ts'
import { withNewField } from '../../rules/definition-edits.ts'
import { neverAskedBy, newField, typesOfProduct } from '../../rules/new-parts.ts'
import type { SectionPlace } from '../../rules/places.ts'
import { useBench } from '../builder/bench-context.ts'
import { CatalogueModal } from './CatalogueModal.tsx'
import { kindsOfField } from './field-kinds-in-order.ts'
import styles from './Settings.module.css'

export function AddFields({ place }: { place: SectionPlace }) {
  const t = useText()
  const { workbench, kind } = useBench()
  const [browses, setBrowses] = useState(false)
  const add = (type: (typeof kindsOfField)[number]) => {
    const field = newField(workbench.now().history.present, type)
    workbench.edit({ ...place, kind: 'field', field: field.key }, (form) => withNewField(form, place, field))
  }
  return (
    <div className={styles.row}>
      <Button
        size="compact-sm"
        leftSection={<IconBooks size={16} stroke={1.5} aria-hidden />}
        onClick={() => setBrowses(true)}
      >
        {t('form_settings_from_the_catalogue')}
      </Button>
      <Menu position="bottom-start" width={240}>
        <Menu.Target>
          <Button size="compact-sm" variant="default" leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}>
            {t('form_settings_add_own')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {kindsOfField
            .filter((type) => !typesOfProduct.includes(type) && !neverAskedBy(kind).includes(type))
            .map((type) => (
              <Menu.Item key={type} onClick={() => add(type)}>
                {t(`form_settings_type_${type}`)}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      {browses && <CatalogueModal place={place} onClose={() => setBrowses(false)} />}
    </div>
  )
}
