// A runner of its own memory starts with what took longest the last time; a fresh clone remembers nothing.

import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** These start whole products and wait for them: begun last, they would be waited for alone. */
const startsProducts = /\/(?:app|bench|demo)\/[^/]+\.test\.ts$/

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => startsProducts.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
