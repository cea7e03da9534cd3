// Whether this is a narrow screen, where one thing is asked at a time (spec 1 §5: below 800 px).

import { useMediaQuery } from '@mantine/hooks'

export const usePhone = (): boolean =>
  useMediaQuery('(width < 800px)', matchMedia('(width < 800px)').matches, { getInitialValueInEffect: false })
