// Everything that the server answers about accounts.
import { deviceHandlers } from './device.handlers';
import { passwordHandlers } from './password.handlers';
import { profileHandlers } from './profile.handlers';
import { sessionHandlers } from './session.handlers';
import { signOnHandlers } from './sign-on.handlers';
import { userHandlers } from './user.handlers';

export const accountHandlers = {
  ...sessionHandlers,
  ...signOnHandlers,
  ...userHandlers,
  ...passwordHandlers,
  ...deviceHandlers,
  ...profileHandlers,
};
