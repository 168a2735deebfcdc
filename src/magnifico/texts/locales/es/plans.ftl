# Lo que dice el servidor de mesas sobre los planes.

problem-plan-turn = Es tu turno: no hay nada que planear por adelantado.
plan-forgotten = Se han deshecho jugadas, así que tu plan ya no vale y se ha dejado a un lado.
