// Permissions of a role, grouped by part of the product. Granting write access also grants read access; revoking read
// access also revokes write access.

import { Button, Checkbox } from '@mantine/core'
import { HistorySection, SettingForm, useSettingForm } from '#areas/project-settings/web/public.tsx'
import { getBootstrap } from '#platform/contract/session.ts'
import type { Permission } from '#platform/rules/permissions.ts'
import { call } from '#platform/web/api/call.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { getUser } from '../contract/people.ts'
import { getRoles, roleData, saveRole, type RoleView } from '../contract/roles.ts'
import { groupNames, permissionGroups, permissionsToKeep, withPermission } from '../rules/role-permissions.ts'
import { DetailColumn } from '#platform/web/kit/DetailFrame.tsx'
import styles from './Management.module.css'

interface Props {
  view: RoleView
  /** Permissions of features that are off in this project. */
  off: readonly Permission[]
}

export function RoleForm({ view, off }: Props) {
  const t = useText()
  const { role, title, description, fixed, origin, history } = view
  const form = useSettingForm({
    stored: { version: view.version, data: { permissions: inOrder(role, view.data.permissions) } },
    dataIn: roleData,
    save: ({ permissions }, version) => call(saveRole, { body: { role, permissions, version } }),
    stale: [getRoles, getUser, getBootstrap],
  })
  const held = form.values.permissions
  const asItComes = inOrder(role, origin)
  const isAsItComes = JSON.stringify(held) === JSON.stringify(asItComes)
  const wordsOf = (_field: string, value: unknown) => t(`users_permission_${String(value)}`)
  return (
    <DetailColumn>
      <SettingForm form={form} labels={{ permissions: t('users_permissions') }} wordsOf={wordsOf} lock={fixed}>
        <Section title={title} description={description}>
          <div className={styles.groups}>
            {groupNames.map((group) => (
              <fieldset key={group} className={styles.group}>
                <legend>{t(`users_group_of_${group}`)}</legend>
                {permissionGroups[group].map((one) => (
                  <Checkbox
                    key={one}
                    className={styles.permission}
                    label={t(`users_permission_${one}`)}
                    description={off.includes(one) ? t('users_feature_off') : undefined}
                    checked={held.includes(one)}
                    onChange={(event) =>
                      form.set('permissions', inOrder(role, withPermission(held, one, event.currentTarget.checked)))
                    }
                  />
                ))}
              </fieldset>
            ))}
          </div>
          {!fixed && (
            <Button
              className={styles.origin}
              variant="subtle"
              size="compact-sm"
              disabled={isAsItComes}
              onClick={() => form.set('permissions', asItComes)}
            >
              {t('users_role_as_it_comes')}
            </Button>
          )}
        </Section>
      </SettingForm>
      <HistorySection history={history} />
    </DetailColumn>
  )
}

/** Fixed order, so that ticking and unticking leaves the form unchanged. */
const inOrder = (role: RoleView['role'], held: readonly Permission[]): Permission[] =>
  role === 'superadmin' ? [...held] : permissionsToKeep(role, held)
