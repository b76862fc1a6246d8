"""Random play through OpenSpiel, including chance nodes."""

import random

import pyspiel

import ethnos.envs.open_spiel  # registers the game

chance = random.Random(1)
game = pyspiel.load_game("python_ethnos", {"players": 2})
state = game.new_initial_state()
drawn = decided = 0
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chance.choices(outcomes, probabilities)[0])
        drawn += 1
    else:
        state.apply_action(chance.choice(state.legal_actions()))
        decided += 1
print(
    f"{decided} decisions and {drawn} turns of chance with {ethnos.envs.open_spiel.__name__}; returns {state.returns()}"
)
