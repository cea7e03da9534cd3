// Section of the status page: a code by which a new application begins with the answers of this one.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import { makeTakeOverCode } from '../../contract/take-over.ts'
import { spelledDeviceCode } from '../../rules/device-code.ts'
import status from '../after-sending/StatusPage.module.css'
import styles from './OtherDevice.module.css'

export function TakeOverCode({ credentials }: { credentials: Credentials }) {
  const t = useText()
  const make = useChange(makeTakeOverCode)
  return (
    <section aria-labelledby="take-over">
      <h2 className={status.heading} id="take-over">
        {t('application_form_again_title')}
      </h2>
      <p className={status.text}>{t('application_form_again_text')}</p>
      {make.data ? (
        <div className={styles.box} role="status">
          <p>{t('application_form_again_code')}</p>
          <p className={styles.code}>
            <span aria-hidden>{spelledDeviceCode(make.data.code)}</span>
            {/* Read sign by sign, not as a word. */}
            <span className="visually-hidden">{make.data.code.split('').join(' ')}</span>
          </p>
          <p className={styles.small}>{t('application_form_again_valid')}</p>
          <Button mt={12} variant="default" component={Link} to="/public-object-list">
            {t('application_form_to_list')}
          </Button>
        </div>
      ) : (
        <Button mt={12} variant="default" loading={make.isPending} onClick={() => make.mutate({ params: credentials })}>
          {t('application_form_again_show')}
        </Button>
      )}
    </section>
  )
}
