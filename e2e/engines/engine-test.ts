import { test as base } from '@playwright/test'
import { productUrl } from '../product.ts'
import type { Engine, EngineWindow, WindowSize } from './engine-window.ts'
import { startFirefox } from './firefox.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

/** Narrower windows are pressed with a finger. */
const phoneWidth = 600
const engines = { firefox: startFirefox, webkit: startWebKit }

/** Opens a window in a new profile. A test may open several, one after the other. */
export type NewVisitor = () => Promise<Visitor>

export interface EngineOptions {
  engineName: keyof typeof engines
  windowSize: WindowSize
}

/** Playwright's test with visitors of the project's engine. It fails when a script of a page has thrown. */
export const test = base.extend<
  { windowSize: WindowSize; newVisitor: NewVisitor },
  { engineName: EngineOptions['engineName']; engine: Engine }
>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  windowSize: [{ width: 360, height: 740 }, { option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName]()
      await use(engine)
      await engine.stop()
    },
    { scope: 'worker' },
  ],
  newVisitor: async ({ engine, windowSize }, use, testInfo) => {
    const windows: EngineWindow[] = []
    await use(async () => {
      const window = await engine.openWindow(windowSize)
      windows.push(window)
      const pointerType = windowSize.width < phoneWidth ? 'touch' : 'mouse'
      return new Visitor(window, { origin: productUrl(), pointerType })
    })
    const errors = windows.flatMap((window) => window.listScriptErrors())
    for (const window of windows) {
      if (testInfo.errors.length > 0)
        await testInfo.attach('window', {
          body: await window.takePicture(),
          contentType: 'image/png',
        })
      await window.close()
    }
    base.expect(errors).toEqual([])
  },
})
