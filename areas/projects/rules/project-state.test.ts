import { expect, it } from 'vitest'
import { isOpenProject, projectStates } from './project-state.ts'

it('admits investors to published and reserved projects', () => {
  expect(projectStates.filter((state) => isOpenProject({ state }))).toEqual(['published', 'reserved'])
})
