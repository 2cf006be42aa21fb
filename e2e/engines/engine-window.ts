/** An element of a page, as the driver's protocol refers to it. */
export type ElementReference = Readonly<Record<string, unknown>>

/** A window of a browser engine in a profile of its own: what the protocols of both engines can do. */
export interface EngineWindow {
  navigate(url: string): Promise<void>
  /** Calls a function in the page; arguments and results are JSON, and arguments may be elements. */
  evaluate<Result>(
    // oxlint-disable-next-line typescript/no-explicit-any -- elements arrive in the page as elements
    run: (...values: any[]) => Result,
    ...values: readonly unknown[]
  ): Promise<Result>
  /** Finds the visible elements that match a selector and to which the engine gives an accessible name. */
  findNamed(selector: string, name: string | RegExp): Promise<ElementReference[]>
  /** Performs actions of the keyboard or of the pointer, in the form that both protocols share. */
  perform(source: ActionSource): Promise<void>
  /** Selects an option of a select element as a person does. */
  selectOption(select: ElementReference, label: string): Promise<void>
  /** Returns the errors that scripts of the page have thrown, where the protocol tells them. */
  listScriptErrors(): string[]
  /** Takes a picture of what is visible, as PNG. */
  takePicture(): Promise<Buffer>
  close(): Promise<void>
}

export type ActionSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer'
      id: string
      parameters: { pointerType: 'mouse' | 'touch' }
      actions: (
        | { type: 'pointerMove'; x: number; y: number; duration: number }
        | { type: 'pointerDown' | 'pointerUp'; button: number }
      )[]
    }

export interface WindowSize {
  readonly width: number
  readonly height: number
}

/** A running browser engine. */
export interface Engine {
  openWindow(size: WindowSize): Promise<EngineWindow>
  stop(): Promise<void>
}

export const matches = (text: string, name: string | RegExp): boolean =>
  typeof name === 'string' ? text === name : name.test(text)
