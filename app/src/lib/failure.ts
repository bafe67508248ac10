/** Why something failed, in words for the visitor, and the code of the error. */
export interface Failure {
  message: string;
  code: string;
  /** The HTTP status; 0 without a response. */
  status: number;
}

/** Fallback message for errors. */
export const somethingWrong = 'Error: Something went wrong. Please try again.';

/** Why a call failed. By the name of its error, so that no page loads the client before it is used. */
export function failureOf(error: unknown, otherwise = somethingWrong): Failure {
  const isKnown = error instanceof Error && error.name === 'ApiError';
  const { message, code = 'broken', status = 0 }: Partial<Failure> = isKnown ? error : {};
  return { message: message || otherwise, code, status };
}
