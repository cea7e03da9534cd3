// A test sequencer. Vitest starts with the files that took longest in the last run, but a fresh clone has no earlier
// run; so files that start whole products always come first.

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** These tests start whole products and mostly wait; started last, they would extend the run. */
const startsProducts = /\/(?:app|bench|demo)\/[^/]+\.test\.ts$/

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => startsProducts.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
