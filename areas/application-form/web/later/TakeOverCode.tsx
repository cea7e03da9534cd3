// Section of the status page: a code by which a new application begins with the answers of this one.

import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useChange } from '#platform/web/api/query.ts'
import { useText } from '#platform/web/i18n/texts.ts'
import type { Credentials } from '../../contract/form-shapes.ts'
import { makeTakeOverCode } from '../../contract/take-over.ts'
import { SectionHeading } from '../look/SectionHeading.tsx'
import { SoftText } from '../look/SoftText.tsx'
import { ShownCode } from './ShownCode.tsx'

export function TakeOverCode({ credentials }: { credentials: Credentials }) {
  const t = useText()
  const make = useChange(makeTakeOverCode)
  return (
    <section aria-labelledby="take-over">
      <SectionHeading id="take-over" isSpaced>
        {t('application_form_again_title')}
      </SectionHeading>
      <SoftText>{t('application_form_again_text')}</SoftText>
      {make.data ? (
        <ShownCode
          code={make.data.code}
          explanation={t('application_form_again_code')}
          validity={t('application_form_again_valid')}
        >
          <Button mt={12} variant="default" component={Link} to="/public-object-list">
            {t('application_form_to_list')}
          </Button>
        </ShownCode>
      ) : (
        <Button mt={12} variant="default" loading={make.isPending} onClick={() => make.mutate({ params: credentials })}>
          {t('application_form_again_show')}
        </Button>
      )}
    </section>
  )
}
