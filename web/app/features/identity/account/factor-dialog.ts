/** The properties of every dialog about the second factors. */
export interface FactorDialogProps {
  readonly email: string
  readonly onClose: () => void
  /** Called after the change, with the server's message and recovery codes to show. */
  readonly onChanged: (message: string, codes?: readonly string[]) => void
}
