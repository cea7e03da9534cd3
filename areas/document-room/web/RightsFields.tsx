// The right of each role on a category; without an own right that of the parent category applies.

import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { RoleChoice } from '../contract/settings.ts'
import { roomRights, type RoomRight } from '../rules/room-right.ts'
import styles from './rights.module.css'

interface Props {
  roles: readonly RoleChoice[]
  rights: Readonly<Record<string, RoomRight>>
  onChange: (rights: Record<string, RoomRight>) => void
  hasParent: boolean
}

export function RightsFields({ roles, rights, onChange, hasParent }: Props) {
  const t = useText()
  return (
    <fieldset className={styles.rights}>
      <legend className={styles.legend}>{t('document_room_rights')}</legend>
      <p className={styles.about}>{t('document_room_rights_about')}</p>
      <div className={styles.grid}>
        {roles.map(({ id, title }) => (
          <SelectField
            key={id}
            label={title}
            name={`rights.${id}`}
            required
            value={rights[id] ?? (hasParent ? 'parent' : 'none')}
            onChange={(value) => onChange(withRight(rights, id, value))}
            options={[
              ...(hasParent ? [{ value: 'parent', displayName: t('document_room_right_parent') }] : []),
              ...roomRights.map((right) => ({ value: right, displayName: t(`document_room_right_${right}`) })),
            ]}
          />
        ))}
      </div>
    </fieldset>
  )
}

function withRight(
  rights: Readonly<Record<string, RoomRight>>,
  roleId: string,
  value: string | null,
): Record<string, RoomRight> {
  const others = Object.fromEntries(Object.entries(rights).filter(([id]) => id !== roleId))
  const right = roomRights.find((one) => one === value)
  return right ? { ...others, [roleId]: right } : others
}
