// Address of a new object: in an existing building, found by name or address, or in a new one created with it.

import { Radio } from '@mantine/core'
import { BuildingFields } from '#areas/buildings/web/public.tsx'
import { namedByAddress } from '#areas/buildings/rules/new-building.ts'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import styles from './create.module.css'
import type { NewObjectWizard } from './use-new-object.ts'

interface Props {
  wizard: NewObjectWizard
  buildings: readonly { id: string; title: string; address: string }[]
}

export function AddressPage({ wizard: { wanted, change, errorOf }, buildings }: Props) {
  const t = useText()
  const { isNewBuilding, buildingId, building } = wanted
  return (
    <>
      <Radio.Group
        label={t('objects_building_choice')}
        value={isNewBuilding ? 'new' : 'existing'}
        onChange={(choice) => change({ isNewBuilding: choice === 'new' })}
      >
        <div className={styles.answers}>
          <Radio value="existing" label={t('objects_building_existing')} />
          <Radio value="new" label={t('objects_building_new')} />
        </div>
      </Radio.Group>
      <div className={styles.fields}>
        {isNewBuilding ? (
          <BuildingFields
            form={{
              values: building,
              set: (field, value) =>
                change(
                  ({ building: before }) => ({ building: namedByAddress(before, { ...before, [field]: value }) }),
                  [`building.${field}`],
                ),
              errorOf: (name) => errorOf(`building.${name}`),
            }}
          />
        ) : (
          <div data-wide>
            <SelectField
              name="buildingId"
              label={t('objects_building_search')}
              required
              value={buildingId}
              onChange={(id) => change({ buildingId: id })}
              error={errorOf('buildingId')}
              options={buildings.map(({ id, title, address }) => ({
                value: id,
                displayName: address.startsWith(title) ? address : `${title}, ${address}`,
              }))}
            />
          </div>
        )}
      </div>
    </>
  )
}
