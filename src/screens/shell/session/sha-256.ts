// The SHA-256 of a text, in small hexadecimal letters. Fails where a browser has none: outside secure contexts.
export const sha256 = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
