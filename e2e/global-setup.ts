import type { TestProject } from 'vitest/node'
import { startProduct } from './start-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the running product answers. */
    productUrl: string
    /** Its data directory; mails are files in `outbox` there. */
    productData: string
  }
}

/** One product for all journeys; those that need other settings start their own. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { url, dataDir, stop } = await startProduct()
  project.provide('productUrl', url)
  project.provide('productData', dataDir)
  return stop
}
