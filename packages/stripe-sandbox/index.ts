export { startSandbox } from './start-sandbox.ts'
export type { RunningSandbox, SandboxOptions } from './start-sandbox.ts'
export type { Exchange, Observer } from './sandbox/sandbox.ts'
export type { SandboxKeys } from './shared/keys-file.ts'
